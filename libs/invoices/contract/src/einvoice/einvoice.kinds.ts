export const einvoiceStates = ['NOT_NEEDED', 'PENDING', 'REGISTERED', 'CANCELLED'] as const;
export type EinvoiceState = (typeof einvoiceStates)[number];

export const einvoiceStateLabel: Readonly<Record<EinvoiceState, string>> = {
  NOT_NEEDED: 'No e-invoice needed',
  PENDING: 'To be registered',
  REGISTERED: 'Registered',
  CANCELLED: 'Cancelled at the portal',
};

/** As many documents as one file for the portal holds. */
export const mostRegistered = 200;
