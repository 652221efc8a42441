/** The address of the sent messages, linked by the bell. */
export const messagesHref = '/notifications?tab=messages'
