/** An answer serialized beforehand, in the endpoint's shape; sent without validation. */
export class SerializedAnswer<T> {
  declare readonly shape: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
