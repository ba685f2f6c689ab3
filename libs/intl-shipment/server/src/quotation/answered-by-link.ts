import type { WriteContext } from '@freightdesk/shared-server-kit';

/** Who answered by a link, and from which network. */
export interface AnsweredByLink {
  by: string;
  from: string;
}

/** What a quotation keeps of an answer that came by a link. */
export const answeredByLink = ({ by, from }: AnsweredByLink, { clock }: Pick<WriteContext, 'clock'>) => ({
  answeredAt: clock.now(),
  answeredBy: by,
  answeredFrom: from,
});
