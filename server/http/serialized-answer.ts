/** An answer that already stands as JSON, in the shape of the endpoint; it is sent without another check. */
export class SerializedAnswer<T> {
  declare readonly shape: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
