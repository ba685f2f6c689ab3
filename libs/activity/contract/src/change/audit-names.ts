/**
 * What a column's records, what is done with them, and their fields are called wherever the trail of changes is read. A field is
 * named by the step of its path, without what that says of its unit or of being a reference (`duePaise`, `partyId`). A code
 * without a name is shown as it is spelled.
 */
export interface AuditNames {
  readonly records?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** What the codes that a field may hold are called, by the field: `{ status: { DRAFT: 'Draft' } }`. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
