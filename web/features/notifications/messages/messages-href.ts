/** The address of what was sent, where the bell leads. */
export const messagesHref = '/notifications?tab=messages'
