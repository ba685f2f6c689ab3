/**
 * What a column's records, what is done with them, and their fields are called on the page of the trail. A field is named by the
 * step of its path, without what that says of its unit or of being a reference (`duePaise`, `partyId`). A code without a name is
 * shown as it is spelled.
 */
export interface AuditNames {
  readonly records?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Those of people who work here, and what the records of every column have. */
export const auditNames = {
  records: {
    user: 'User',
  },
  actions: {
    add: 'Add',
    block: 'Block',
    cancel: 'Cancel',
    'change-password': 'Change password',
    delete: 'Delete',
    edit: 'Edit',
    invite: 'Invite',
    'logout-others': 'Sign out elsewhere',
    register: 'Register',
    remove: 'Remove',
    'reset-link': 'Reset link',
    'reset-password': 'Reset password',
    unblock: 'Unblock',
    update: 'Update',
  },
  fields: {
    activated: 'Activated',
    active: 'Active',
    amount: 'Amount',
    blocked: 'Blocked',
    cancelReason: 'Why it was cancelled',
    code: 'Code',
    date: 'Date',
    description: 'Description',
    email: 'E-mail',
    firstName: 'First name',
    kind: 'Kind',
    lastName: 'Last name',
    mobile: 'Mobile',
    mode: 'Mode',
    name: 'Name',
    notes: 'Notes',
    number: 'Number',
    phone: 'Phone',
    reason: 'Reason',
    recorded: 'Recorded',
    recordedBy: 'Recorded by',
    reference: 'Reference',
    remarks: 'Remarks',
    removed: 'Removed',
    role: 'Role',
    source: 'Source',
    status: 'Status',
    total: 'Total',
    type: 'Type',
    value: 'Value',
  },
} as const;
