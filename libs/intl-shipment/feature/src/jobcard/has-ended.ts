import type { Jobcard } from '@freightdesk/intl-shipment-contract';

/** A job that has ended is shown and no longer changed. */
export const hasEnded = ({ status }: Pick<Jobcard, 'status'>): boolean => status === 'CLOSED' || status === 'CANCELLED';
