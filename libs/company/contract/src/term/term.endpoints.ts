import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { termAccess } from '../access';
import { termList } from './term.list';
import type { AddTermInput, Term, UpdateTermInput } from './term.schema';

export const listTerms = defineEndpoint<ListInput, Page<Term>>({
  name: 'terms.list',
  method: 'GET',
  path: '/terms/list',
  access: termAccess.read,
  summary: 'Terms that documents may bear.',
  list: termList,
});

export const addTerm = defineEndpoint<AddTermInput, Term>({
  name: 'terms.add',
  method: 'POST',
  path: '/terms/add',
  access: termAccess.manage,
  summary: 'Adds a term.',
  status: 201,
  touches: ['terms'],
});

export const updateTerm = defineEndpoint<UpdateTermInput, Term>({
  name: 'terms.update',
  method: 'POST',
  path: '/terms/update',
  access: termAccess.manage,
  summary: 'Changes a term.',
  touches: ['terms'],
});
