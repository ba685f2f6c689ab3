import { domesticPaths as paths } from '@freightdesk/domestic-contract';

/** The docket's page shows its consignment note instead of its form. */
export const noteHref = (id: string): string => `${paths.docket.href(id)}&note=true`;

export const isNoteAsked = (params: URLSearchParams): boolean => params.get('note') === 'true';
