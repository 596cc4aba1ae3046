// libmicrohttpd for Swift, which can call no function that takes any number of arguments, and sees the library's constants
// under other names from one version to the next: they are repeated here.
#ifndef TOUCHSCOPE_CHTTP_SHIM_H
#define TOUCHSCOPE_CHTTP_SHIM_H

#include <microhttpd.h>
#include <string.h>

static const enum MHD_Result touchscope_http_yes = MHD_YES;
static const enum MHD_Result touchscope_http_no = MHD_NO;
static const enum MHD_ConnectionNotificationCode touchscope_http_comes = MHD_CONNECTION_NOTIFY_STARTED;

/// Paths come as they were sent.
static inline size_t touchscope_http_keep(void *context, struct MHD_Connection *connection, char *path) {
    (void)context;
    (void)connection;
    return strlen(path);
}

/// Answers whoever connects to `socket`, which listens, on one thread of its own. Stopped, it closes the socket.
/// NULL if that cannot be begun.
static inline struct MHD_Daemon *touchscope_http_start(
    int socket, MHD_AccessHandlerCallback answer, MHD_NotifyConnectionCallback notify, void *context,
    unsigned int connections, unsigned int idle_seconds) {
    return MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_ITC, 0, NULL, NULL, answer, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_NOTIFY_CONNECTION, notify, context,
        MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
        MHD_OPTION_UNESCAPE_CALLBACK, touchscope_http_keep, NULL, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
}

/// The socket of a connection.
static inline int touchscope_http_socket(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

/// What a request says under a name; NULL if nothing.
static inline const char *touchscope_http_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// An answer of these bytes, which are copied.
static inline struct MHD_Response *touchscope_http_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

#endif
