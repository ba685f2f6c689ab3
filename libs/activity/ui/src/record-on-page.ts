/** The record of a page, beside which notes and files stand. */
export interface RecordOnPage {
  /** Its kind, as the trail of changes calls it: `sale invoice`. */
  record: string;
  recordId: string;
  /** As it is on the page: a later one has a change more to tell. */
  version: number;
}

export interface RecordActivityProps extends RecordOnPage {
  /** What it is called among those that the person opened last; without it the record is not among them. */
  called?: { number: string | null; title: string };
  /** Inside a panel or dialog, which has a frame already. */
  isFrameless?: boolean;
}
