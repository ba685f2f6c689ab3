/** One job in the product, step by step. */
export interface HelpTopic {
  question: string;
  steps: readonly string[];
  /** Whose job it is; everybody's where it names no role. */
  roles?: readonly string[];
}

export interface HelpSection {
  title: string;
  topics: readonly HelpTopic[];
}
