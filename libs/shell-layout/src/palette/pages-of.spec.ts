import type { FeatureRoute } from '@freightdesk/shared-route';
import { pagesOf } from './pages-of';

const lazy = () => Promise.resolve({ Component: () => null });
const routes: FeatureRoute[] = [
  { index: true, handle: { permission: 'overview.read', title: 'Overview' }, lazy },
  { path: 'leads', handle: { permission: 'lead.read', title: 'Leads' }, lazy },
  { path: 'lead_management', handle: { permission: 'lead.read', title: 'Leads' }, lazy },
  { path: 'leads/:leadId', handle: { permission: 'lead.read', title: 'Lead' }, lazy },
  { path: 'invoice/edit', handle: { permission: 'invoice.write', title: 'Edit invoice', needsRecord: true }, lazy },
  { path: 'bank', handle: { permission: 'bank.read', title: 'Banks' }, lazy },
];

it('the palette offers each page once, none that needs a record, and none beyond the person’s role', () => {
  const pages = pagesOf(routes, (permission) => permission !== 'bank.read');

  expect(pages).toEqual([
    { title: 'Overview', path: '/dashboard' },
    { title: 'Leads', path: '/dashboard/leads' },
  ]);
});
