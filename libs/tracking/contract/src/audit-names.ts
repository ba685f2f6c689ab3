/** What the trail of changes calls what is done with the links of customers. */
export const auditNames = {
  actions: { 'add-tracking-link': 'Make tracking link', 'revoke-tracking-link': 'Revoke tracking link' },
  fields: { opensUntil: 'Opens until' },
  values: {},
} as const;
