import { can, type Permission, type Role, roles } from '@freightdesk/shared-access';
import type { NavigationItem } from '@freightdesk/shared-route';
import { visibleItems } from '@freightdesk/shell-layout';
import { navigation } from './features';

interface Entry {
  readonly title: string;
  /** Those who see it. */
  readonly roles: readonly Role[];
  readonly children?: readonly Entry[];
}

const everyone: readonly Role[] = roles;
const admin: readonly Role[] = ['ADMIN'];
const sales: readonly Role[] = ['ADMIN', 'MARKETING', 'INTERNATIONAL'];
const international: readonly Role[] = ['ADMIN', 'INTERNATIONAL'];
const domestic: readonly Role[] = ['ADMIN', 'DOMESTIC'];
const accounts: readonly Role[] = ['ADMIN', 'ACCOUNT'];

/** The side menu as the specification lists it, in its order. */
const specified: readonly Entry[] = [
  { title: 'DASHBOARD', roles: everyone },
  {
    title: 'INTL. SHIPMENT',
    roles: sales,
    children: [
      { title: 'LEAD MANAGEMENT', roles: sales },
      { title: 'JOBCARD LIST', roles: international },
      { title: 'SHIPMENT TRACKING', roles: international },
    ],
  },
  {
    title: 'DOMESTIC SHIPMENT',
    roles: domestic,
    children: [
      { title: 'DOCKET LIST', roles: domestic },
      { title: 'SHIPMENT TRACKING', roles: domestic },
    ],
  },
  { title: 'USER MANAGEMENT', roles: admin },
  { title: 'SALE INVOICES', roles: accounts },
  { title: 'PURCHASE INVOICES', roles: accounts },
  { title: 'PAYMENTS', roles: accounts },
  { title: 'BANKS', roles: accounts },
  {
    title: 'REPORTS',
    roles: accounts,
    children: [
      { title: 'SALES', roles: accounts },
      { title: 'PURCHASE', roles: accounts },
      { title: 'EXPENSE', roles: accounts },
      { title: 'TDS', roles: admin },
      { title: 'GST AMOUNT', roles: accounts },
      { title: 'LEDGERS', roles: accounts },
    ],
  },
];

type Outline = readonly [title: string, children: readonly string[]][];

const outline = (items: readonly NavigationItem<Permission>[]): Outline =>
  items.map(({ title, children = [] }) => [title, children.map((child) => child.title)]);

const built = new Map(outline(navigation));
const everything = new Map(specified.map(({ title, children = [] }) => [title, children.map((child) => child.title)]));

/** Of what is specified, what is built so far; the menu grows into the specification and never beside it. */
function specifiedFor(role: Role): Outline {
  const seen = (entries: readonly Entry[]) => entries.filter((entry) => entry.roles.includes(role));
  return seen(specified)
    .filter(({ title }) => built.has(title))
    .map(({ title, children = [] }) => [
      title,
      seen(children)
        .map((child) => child.title)
        .filter((child) => built.get(title)?.includes(child)),
    ]);
}

const menuOf = (role: string | null) =>
  outline(visibleItems(navigation, { role, may: (permission) => can(role, permission, 'page') }));

describe('the side menu', () => {
  it.each(roles)('of %s holds what the specification lists, in its order', (role) => {
    expect(menuOf(role)).toEqual(specifiedFor(role));
  });

  it('of a role that nobody knows is that of an administrator', () => {
    expect(menuOf('OWNER')).toEqual(specifiedFor('ADMIN'));
  });

  it('of a person without a role is that of an administrator', () => {
    expect(menuOf(null)).toEqual(menuOf('ADMIN'));
  });

  it('names nothing that the specification does not', () => {
    const foreign = [...built].flatMap(([title, children]) => [
      ...(everything.has(title) ? [] : [title]),
      ...children.filter((child) => !everything.get(title)?.includes(child)),
    ]);

    expect(foreign).toEqual([]);
  });
});
