export const einvoiceStates = ['NOT_NEEDED', 'PENDING', 'REGISTERED', 'CANCELLED'] as const;
export type EinvoiceState = (typeof einvoiceStates)[number];

export const einvoiceStateLabel: Readonly<Record<EinvoiceState, string>> = {
  NOT_NEEDED: 'No e-invoice needed',
  PENDING: 'To be registered',
  REGISTERED: 'Registered',
  CANCELLED: 'Cancelled at the portal',
};

/** Why a document that is for the portal stands as it does. */
export const einvoiceReasons: Readonly<Record<Exclude<EinvoiceState, 'NOT_NEEDED'>, string>> = {
  PENDING: 'The portal has not registered this document yet.',
  REGISTERED: 'The portal registered this document.',
  CANCELLED: 'The IRN was cancelled at the portal.',
};

/** What is left to do where the document itself still stands. */
export const irnCancelledAlone =
  'The IRN was cancelled at the portal, which takes this number no more: cancel the document here too.';

/** As many documents as one file for the portal holds. */
export const mostRegistered = 200;
