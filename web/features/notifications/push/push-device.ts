/** `blocked`: the person said no, and only they can take that back. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** How a device comes to receive push messages: what a browser and the iOS app each do in their own way. */
export type PushDevice = {
  state(): Promise<PushState>
  /**
   * Asks for permission where it was not given yet, and answers what the server is to be told; undefined without permission.
   * Rejects where the push service does not answer.
   */
  subscribe(vapidPublicKey: string): Promise<{ platform: 'web' | 'ios'; token: string } | undefined>
  /** Ends it, and answers the token that no longer counts. */
  unsubscribe(): Promise<string | undefined>
  /** Calls back when the permission changes; answers how to stop that. */
  onChange(changed: () => void): () => void
}
