import { can, type Role } from '@freightdesk/shared-access';
import { type NavigationItem, visibleItems } from '@freightdesk/shell-layout';
import { navigation } from './navigation';

/** The side menu as the specification lists it. */
const specified = [
  'DASHBOARD',
  'INTL. SHIPMENT',
  'DOMESTIC SHIPMENT',
  'USER MANAGEMENT',
  'SALE INVOICES',
  'PURCHASE INVOICES',
  'PAYMENTS',
  'BANKS',
  'REPORTS',
];

const titlesFor = (role: Role | null): string[] =>
  visibleItems(navigation, { role, may: (permission) => can(role, permission, 'page') }).map(
    ({ title }: NavigationItem) => title,
  );

describe('the side menu', () => {
  it('keeps the order of the specification', () => {
    const titles = navigation.map(({ title }) => title);

    expect(titles).toEqual(specified.filter((title) => titles.includes(title)));
  });

  it('shows a person without a role what an administrator sees', () => {
    expect(titlesFor(null)).toEqual(titlesFor('ADMIN'));
  });

  it('shows user management to administrators alone, and banks to accounts', () => {
    expect(titlesFor('ADMIN')).toContain('USER MANAGEMENT');
    expect(titlesFor('ACCOUNT')).not.toContain('USER MANAGEMENT');
    expect(titlesFor('ACCOUNT')).toContain('BANKS');
    expect(titlesFor('MARKETING')).not.toContain('BANKS');
  });
});
