/**
 * Which documents of the books whoever settles them asks for: those named, or those of a party. `lock` holds their rows till commit, so that what somebody
 * else settles meanwhile counts.
 */
export interface DocumentsAsked {
  ids?: readonly string[];
  partyId?: string;
  lock?: boolean;
  /** Only what is not settled in full. */
  open?: boolean;
  /**
   * Locked bills of vendors abroad are refused without their papers; of what went under a form 15CA of its own that of the bill is not asked,
   * of what comes back nothing.
   */
  abroad?: 'UNDER_OWN_FORM' | 'TAKEN_BACK';
}
