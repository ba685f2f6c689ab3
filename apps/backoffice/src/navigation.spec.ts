import { can, type Permission, roles } from '@freightdesk/shared-access';
import type { NavigationItem } from '@freightdesk/shared-route';
import { visibleItems } from '@freightdesk/shell-layout';
import { navigation } from './features';

type Menu = Readonly<Record<string, readonly string[]>>;

const international = ['LEAD MANAGEMENT', 'JOBCARD LIST', 'SHIPMENT TRACKING'];
const domestic = ['DOCKET LIST', 'SHIPMENT TRACKING'];
const reports = ['SALES', 'PURCHASE', 'EXPENSE', 'TDS', 'GST AMOUNT', 'LEDGERS'];

/** The side menu as the specification lists it for each role, in its order. */
const everything: Menu = {
  DASHBOARD: [],
  'INTL. SHIPMENT': international,
  'DOMESTIC SHIPMENT': domestic,
  'USER MANAGEMENT': [],
  'SALE INVOICES': [],
  'PURCHASE INVOICES': [],
  PAYMENTS: [],
  BANKS: [],
  REPORTS: reports,
};
const specified: Readonly<Record<string, Menu>> = {
  ADMIN: everything,
  MARKETING: { DASHBOARD: [], 'INTL. SHIPMENT': ['LEAD MANAGEMENT'] },
  INTERNATIONAL: { DASHBOARD: [], 'INTL. SHIPMENT': international },
  DOMESTIC: { DASHBOARD: [], 'DOMESTIC SHIPMENT': domestic },
  ACCOUNT: {
    DASHBOARD: [],
    'SALE INVOICES': [],
    'PURCHASE INVOICES': [],
    PAYMENTS: [],
    BANKS: [],
    REPORTS: reports.filter((title) => title !== 'TDS'),
  },
  OWNER: everything,
};

const outline = (items: readonly NavigationItem<Permission>[]) =>
  items.map(({ title, children = [] }): [string, string[]] => [title, children.map((child) => child.title)]);

const built = new Map(outline(navigation));

/** Of what is specified, what is built so far; the menu grows into the specification and never beside it. */
const specifiedAndBuilt = (menu: Menu) =>
  Object.entries(menu)
    .filter(([title]) => built.has(title))
    .map(([title, children]) => [title, children.filter((child) => built.get(title)?.includes(child))]);

const menuOf = (role: string | null) =>
  outline(visibleItems(navigation, { role, may: (permission) => can(role, permission, 'page') }));

describe('the side menu', () => {
  it.each([...roles, 'OWNER'])('of %s holds what the specification lists, in its order', (role) => {
    expect(menuOf(role)).toEqual(specifiedAndBuilt(specified[role] ?? {}));
  });

  it('of a person without a role is that of an administrator', () => {
    expect(menuOf(null)).toEqual(menuOf('ADMIN'));
  });

  it('names nothing that the specification does not', () => {
    const foreign = [...built].flatMap(([title, children]) =>
      [title, ...children].filter(
        (name) => ![title, ...(everything[title] ?? [])].includes(name) || !everything[title],
      ),
    );

    expect(foreign).toEqual([]);
  });
});
