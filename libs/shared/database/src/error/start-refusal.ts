/** A start that can't go on; the message is one sentence for the person at the terminal, shown without a stack. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartRefusal';
  }
}
