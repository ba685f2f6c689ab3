import type { RegisterQuery, RegisterReport } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { readRegister } from '../register/read-register';
import { saleDocuments } from './sales.repository';

export const readSales = (query: RegisterQuery, context: ReadContext): Promise<RegisterReport> =>
  readRegister(saleDocuments, query, context);
