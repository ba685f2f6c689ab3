/** The pages that are visited by turns, and where the parts of each are found. */
import { login, serveStore, tokenAt } from '../served-store.mjs';

const list = '/dashboard/sales/invoice/list';

/** Addresses, and what is pressed and read there, as selectors of Playwright; `row` is one of CSS. */
const parts = {
  list,
  login: `/auth/jwt/login?returnTo=${encodeURIComponent(list)}`,
  user: 'internal:label="E-mail address"i',
  password: 'internal:label="Password"s',
  row: 'main table tbody tr',
  next: 'role=button[name="Next page"]',
  as: login,
};

/** Our own page on a store. */
export async function ourPage(folder) {
  const server = await serveStore(folder);
  const { rows } = await server.owner.query(
    `select number from sale_invoice where number is not null order by date desc, id offset 500 limit 1`,
  );
  return { ...server, ...parts, token: await tokenAt(server.origin), number: rows[0].number };
}

/**
 * Another page, which somebody serves at that address. It says in `beside.json` there what it is called (`name`) and where its parts are, by the
 * names above. Whoever has a text `accessToken` in the storage of the tab is signed in, as here.
 */
export async function pageBeside(origin) {
  const answer = await fetch(new URL('/beside.json', origin));
  if (!answer.ok) throw new Error(`${origin} does not say in beside.json where its parts are.`);
  return { origin, as: login, token: 'anybody', ...(await answer.json()), stop: () => undefined };
}
