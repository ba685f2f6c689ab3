import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { AcceptQuotedInput, DeclineQuotedInput, QuotedInput, ToldQuotation } from './quoted.schema';

/** At most 60 a minute from one address. */
export const readQuoted = defineEndpoint<QuotedInput, ToldQuotation>({
  name: 'quoted.read',
  method: 'GET',
  path: '/quoted/:token',
  access: 'public',
  summary: 'What a customer may see of one quotation: what is sold, and nothing of what it costs.',
});

export const getQuotedPdf = defineEndpoint<QuotedInput, Blob>({
  name: 'quoted.pdf',
  method: 'GET',
  path: '/quoted/:token/pdf',
  access: 'public',
  envelope: 'file',
  summary: 'The paper of that quotation: PDF, A4.',
});

/** The token is part of the body, which no log writes. Pressed twice it is accepted once. */
export const acceptQuoted = defineEndpoint<AcceptQuotedInput, ToldQuotation>({
  name: 'quoted.accept',
  method: 'POST',
  path: '/quotation-link/accept',
  access: 'public',
  idempotent: false,
  summary: 'The customer accepts: the jobcard or docket is made and the lead is won, as by the clerk.',
  touches: ['quoted'],
});

export const declineQuoted = defineEndpoint<DeclineQuotedInput, ToldQuotation>({
  name: 'quoted.decline',
  method: 'POST',
  path: '/quotation-link/decline',
  access: 'public',
  idempotent: false,
  summary: 'The customer declines and says why.',
  touches: ['quoted'],
});
