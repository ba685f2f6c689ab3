/** A refusal that the form itself has put before the person; nothing more is said of it above the buttons. */
export class ToldRefusal extends Error {
  constructor(refusal: unknown) {
    super('The form has told why it was not saved.', { cause: refusal });
    this.name = 'ToldRefusal';
  }
}
