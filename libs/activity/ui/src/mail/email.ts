/** A letter as its column words it, in one language. */
export interface Letter {
  /** What the language is called in it, such as हिन्दी. */
  language: string;
  subject: string;
  text: string;
}

export interface EmailProps {
  record: string;
  recordId: string;
  /** Which of its papers, of a record that has several. */
  paper?: string;
  /** Whom it is for, where that is known. */
  to: string | null;
  /** The first one stands in the form. */
  letters: readonly [Letter, ...Letter[]];
  /** Takes the paper as a file, for whoever sends it by other means. */
  onTakePaper: () => void;
  onClose: () => void;
}
