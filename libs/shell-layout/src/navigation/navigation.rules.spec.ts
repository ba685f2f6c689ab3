import type { NavigationItem } from '@freightdesk/shared-route';
import { activeItem, isExternal, visibleItems } from './navigation.rules';

const menu: NavigationItem[] = [
  { title: 'DASHBOARD', path: '/dashboard', isExact: true },
  {
    title: 'INTL. SHIPMENT',
    path: '/dashboard/internationalGroup',
    children: [
      { title: 'LEAD MANAGEMENT', path: '/dashboard/internationalGroup/lead_management', permission: 'lead.read' },
      {
        title: 'JOBCARD LIST',
        path: '/dashboard/internationalGroup/jobcard',
        section: ['/dashboard/internationalGroup/create_jobcard', '/dashboard/internationalGroup/update_jobcard'],
        permission: 'jobcard.read',
      },
    ],
  },
  { title: 'SALE INVOICES', path: '/dashboard/sales/invoice/list', section: '/dashboard/sales/invoice' },
  {
    title: 'REPORTS',
    path: '/dashboard/reports',
    children: [
      { title: 'SALES', path: '/dashboard/reports/sales' },
      { title: 'TDS', path: '/dashboard/reports/tds', hiddenFrom: ['ACCOUNT'] },
    ],
  },
  {
    title: 'USER MANAGEMENT',
    path: '/dashboard/user',
    roles: ['ADMIN'],
    tabs: [
      { title: 'Users', path: '/dashboard/user' },
      { title: 'Company', path: '/dashboard/company', permission: 'company.manage' },
    ],
  },
];
const titles = (items: NavigationItem[]): string[] =>
  items.flatMap((item) => [item.title, ...titles([...(item.children ?? [])])]);

describe('what a person sees of the menu', () => {
  it('hides the entries whose permission the person lacks, and keeps their neighbours', () => {
    const seen = visibleItems(menu, { role: 'MARKETING', may: (permission) => permission === 'lead.read' });

    expect(titles(seen)).toContain('LEAD MANAGEMENT');
    expect(titles(seen)).not.toContain('JOBCARD LIST');
  });

  it('hides a group when nothing of it is left', () => {
    const seen = visibleItems(menu, { role: 'DOMESTIC', may: () => false });

    expect(titles(seen)).not.toContain('INTL. SHIPMENT');
  });

  it('hides from ACCOUNT the TDS report, which the role may still reach', () => {
    const seen = visibleItems(menu, { role: 'ACCOUNT', may: () => true });

    expect(titles(seen)).not.toContain('TDS');
  });

  it('hides a tab whose permission the person lacks', () => {
    const seen = visibleItems(menu, { role: 'ADMIN', may: (permission) => permission !== 'company.manage' });

    expect(seen.find(({ title }) => title === 'USER MANAGEMENT')?.tabs?.map(({ title }) => title)).toEqual(['Users']);
  });

  it('hides an entry whose roles lack the person, and treats a missing role as an administrator', () => {
    const asAccount = visibleItems(menu, { role: 'ACCOUNT', may: () => true });
    const asNobody = visibleItems(menu, { role: null, may: () => true });

    expect(titles(asAccount)).not.toContain('USER MANAGEMENT');
    expect(titles(asNobody)).toContain('USER MANAGEMENT');
  });
});

describe('the entry that is lit up', () => {
  it.each([
    ['/dashboard', 'DASHBOARD'],
    ['/dashboard/', 'DASHBOARD'],
    ['/dashboard/internationalGroup', 'LEAD MANAGEMENT'],
    ['/dashboard/internationalGroup/lead_management/7', 'LEAD MANAGEMENT'],
    ['/dashboard/internationalGroup/jobcard', 'JOBCARD LIST'],
    ['/dashboard/internationalGroup/create_jobcard', 'JOBCARD LIST'],
    ['/dashboard/internationalGroup/update_jobcard', 'JOBCARD LIST'],
    ['/dashboard/reports', 'SALES'],
    ['/dashboard/reports/', 'SALES'],
    ['/dashboard/reports/tds', 'TDS'],
    ['/dashboard/sales/invoice/add', 'SALE INVOICES'],
    ['/dashboard/user', 'USER MANAGEMENT'],
    ['/dashboard/company', 'USER MANAGEMENT'],
  ])('on %s is %s', (pathname, title) => {
    expect(activeItem(menu, pathname)?.title).toBe(title);
  });

  it('is none on an address outside the menu', () => {
    expect(activeItem(menu, '/faqs')).toBeNull();
  });

  it('is none on a page that the menu hides from the person', () => {
    const seen = visibleItems(menu, { role: 'ACCOUNT', may: () => true });

    expect(activeItem(seen, '/dashboard/reports/tds')).toBeNull();
  });

  it('is not the first page on a page that merely lies beneath it', () => {
    expect(activeItem(menu, '/dashboard/party')).toBeNull();
  });
});

it('an address with http in it leads outside', () => {
  expect(isExternal('https://example.com')).toBe(true);
  expect(isExternal('/dashboard')).toBe(false);
});
