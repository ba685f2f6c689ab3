import type { TaxPaper } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { findTaxPaper } from './tax-paper.repository';

export const taxPaperOrRefuse = async (db: Db, id: string): Promise<TaxPaper> =>
  (await findTaxPaper(db, id)) ?? refuse(commonProblems.not_found, { message: 'This paper does not exist.' });
