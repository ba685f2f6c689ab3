import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { journalAccess } from './journal.access';
import { journalList } from './journal.list';
import type { Journal, JournalInput, JournalRow, ReverseJournalInput } from './journal.schema';

/** A journal may touch any account: balances stand in lists, ledgers, reports and the overview. */
const touches = ['journals', 'accounts', 'banks', 'reports', 'overview'];

export const listJournals = defineEndpoint<ListInput, Page<JournalRow>>({
  name: 'journals.list',
  method: 'GET',
  path: '/journal/list',
  access: journalAccess.read,
  summary: 'Journal vouchers.',
  list: journalList,
});

export const getJournal = defineEndpoint<{ id: string }, Journal>({
  name: 'journals.get',
  method: 'GET',
  path: '/journal/get',
  access: journalAccess.read,
  summary: 'A journal voucher with its lines.',
});

export const addJournal = defineEndpoint<JournalInput, Journal>({
  name: 'journals.add',
  method: 'POST',
  path: '/journal/add',
  access: journalAccess.write,
  summary: 'Posts a journal voucher.',
  status: 201,
  touches,
});

export const reverseJournal = defineEndpoint<ReverseJournalInput, Journal>({
  name: 'journals.reverse',
  method: 'POST',
  path: '/journal/reverse',
  access: journalAccess.write,
  summary: 'Takes a journal back by the mirror of its voucher; its number stays.',
  touches,
});
