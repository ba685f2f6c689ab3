import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootInPage } from './build/boot-in-page.mts';
import { leaveOut } from './build/leave-out.mts';
import { precompress } from './build/precompress.mts';
import { smallParts } from './build/small-parts.mts';
import { writeShorter } from './build/write-shorter.mts';

const workspace = new URL('../../', import.meta.url).pathname;

/** `@mui/material/Menu`, by the names of its folders. */
const material = (...names: string[]) => new RegExp(`@mui[\\\\/]material[\\\\/](${names.join('|')})[\\\\/]`);

const listParts = material('Card', 'Stack');
/** What a list draws at once; its menus, the cards of phones and what is of use to pages of other kinds come when needed. */
const listKit =
  /shared[\\/]ui[\\/]src[\\/](faces[\\/](?!addressed-|loaded)|layout[\\/](breadcrumb|page|use-is)|list[\\/](?!row-|small-|whole-|bulk-|pick|phone-|width-|column|glance-|cut-text-tip|\w+-menu)|list[\\/]row-menu\.|values[\\/](?!blob-)|avatar[\\/](?!avatar-group))|shared[\\/]money[\\/]src[\\/]currenc/;
/** What the frame around it asks of it at once. */
const listIcons = /icons-material[\\/](.*[\\/])?(Add|ExpandMore|SwapHoriz)\./;
const listHosts =
  /shared[\\/]ui[\\/]src[\\/](confirm[\\/]use-confirm|panel[\\/]use-|draft[\\/]draft-owner|notify[\\/]snackbar-host)|data-access-api[\\/]src[\\/](?!rows-|use-save|all-)|define-list|activity-context/;
/** What goes on and on, such as a timeline, is no list of pages; nor are several questions at once. */
const queries = /@tanstack[\\/](?!.*([iI]nfiniteQuery|[qQ]ueries)(Observer)?\.)/;
const own = (lib: string, ...files: string[]) =>
  new RegExp(`${lib}/src/(${files.join('|')})`.replaceAll('/', '[\\\\/]'));
/** What the frame shares with parts of it that come later. */
const frame = [
  own('shell-layout', 'navigation/(captioned|compact-item|info-badge|item-|navigation|vertical)'),
  own('shell-layout', 'header/(language-menu|use-popover)', 'shortcuts/single-key-choice'),
  own('settings', 'language/use-language'),
  own('shared/route', 'record-pages'),
  own('desk/contract', 'notification/notification.endpoints'),
];
const anyOf = (parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));
const lists = anyOf([listParts, queries, listKit, listIcons, listHosts, ...frame]);
/** What the lists of documents say of them: each alone would be a file of a few lines. */
const documentParts = [
  own(
    'invoices/contract',
    '(sale-invoice|purchase-invoice|einvoice|document|sheet)/(?!bill)[\\w-]+\\.(endpoints|list|kinds)\\.',
  ),
  own(
    'invoices/feature',
    'document/(document-columns|master-links|use-(delete-draft|post-drafts))',
    'sale-invoice/use-issue-question',
  ),
];
const documents = anyOf(documentParts);
const fields = material('Autocomplete', 'Checkbox', 'FilledInput', 'NativeSelect', 'Select', 'Switch', 'TextField');

/**
 * Few files, so that a page is few requests, and none that brings along what the page does not show. A group takes what its
 * modules import with it, so the order is that of need: `ground` is what the first page needs, and outlives our releases;
 * `lists` what every list needs; `overlays` what opens over a page; `fields` and `forms` what only a form needs.
 */
const groups = [
  { name: 'ground', test: /node_modules|rolldown\/runtime/, tags: ['$initial' as const], priority: 50 },
  { name: 'app', test: /[\\/](apps|libs)[\\/]/, tags: ['$initial' as const], priority: 40 },
  { name: 'lists', test: lists, priority: 34 },
  { name: 'overlays', test: material('Dialog\\w*', 'Drawer', 'Menu\\w*', 'Modal', 'Popover'), priority: 32 },
  { name: 'documents', test: documents, priority: 31 },
  { name: 'fields', test: fields, priority: 30 },
  { name: 'forms', test: /node_modules[\\/](yup|react-hook-form|@hookform)/, priority: 28 },
];

/** Of two builds its packages name only that for developers; the other is the same without what warns them (0.5 KB). */
const router = (find: RegExp, file: string) => ({
  find,
  replacement: `${workspace}node_modules/react-router/dist/production/${file}.mjs`,
});
const routers = [router(/^react-router$/, 'index'), router(/^react-router\/dom$/, 'dom-export')];

const groupNames = groups.map(({ name }) => name);
const isNamed = (part: string) => /-(screen|shell)$/.test(part) || groupNames.includes(part);
/**
 * The list of all parts goes along with the first page, and a hash does not compress: seven places tell two versions of one apart.
 * What a page costs is told by its screen and the groups; the names of other parts would say nothing.
 */
const fileOf = ({ name }: { name: string }) => `assets/${isNamed(name) ? '[name]-' : ''}[hash:7].js`;

const { plugin: findSmallParts, worthPreloading } = smallParts();

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: `${workspace}node_modules/.vite/backoffice`,
  plugins: [react(), bootInPage(), leaveOut(), writeShorter(), findSmallParts, precompress()],
  // React itself has what the shim of this name brings to older ones.
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }, ...(command === 'build' ? routers : [])],
  },
  server: {
    port: 4200,
    proxy: { '/api': 'http://127.0.0.1:4000' },
    fs: { allow: [workspace] },
  },
  build: {
    outDir: `${workspace}dist/apps/backoffice`,
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // A browser without module preloading asks a little later for what it needs.
    modulePreload: { polyfill: false, resolveDependencies: worthPreloading },
    reportCompressedSize: false,
    rolldownOptions: {
      // Our own modules have no side effects: an index that names lazy screens and menu entries costs only what is used.
      // Nor have two old packages that Emotion names for a function of which Material makes no use.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]libs[\\/].*\.tsx?$/, sideEffects: false },
          { test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups }, chunkFileNames: fileOf },
    },
  },
}));
