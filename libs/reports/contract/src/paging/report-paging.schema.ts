import { number } from '@freightdesk/shared-endpoint/schema';
import { largestPage } from './report-paging.rules';

/** Fields of a query whose rows can be asked for by the page. */
export const pageAsked = {
  page: number().integer().min(1).max(1_000_000),
  pageSize: number().integer().min(1).max(largestPage),
};

/** Which rows the answer holds, and how many there are. */
export const pageAnswered = {
  page: number().integer().required(),
  pageSize: number().integer().required(),
  total: number().integer().required(),
};
