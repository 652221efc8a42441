/** Text messages to phones. */
export type Sms = {
  /** Whether a service is configured. */
  available: boolean
  /** Sends `text` to a number in E.164 form, such as +13125550100. Throws when the service refused it. */
  send(message: { to: string; text: string }): Promise<void>
}
