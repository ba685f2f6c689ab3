/**
 * What is measured of the page, as its user meets it, and what it may take. `of` names the figure that a visit answers (`visit.mjs`);
 * `network` is of this machine, or that of a phone far from a mast. The list is that of sale invoices, on the large store. `besideAtMost` is the share of what another page takes in the same run.
 */
export const networks = {
  here: { rounds: 11 },
  slow: { rounds: 3, latencyMs: 150, downKbit: 1_600, upKbit: 750, cpu: 4 },
};

export const goals = [
  {
    what: 'login: its largest part is painted',
    of: 'loginPaintedMs',
    network: 'here',
    unit: 'ms',
    atMost: 250,
    besideAtMost: 0.84,
  },
  { what: 'login: all that is fetched', of: 'loginKb', network: 'here', unit: 'KB', atMost: 225, besideAtMost: 0.82 },
  { what: 'login: what is fetched', of: 'loginRequests', network: 'here', unit: 'requests', atMost: 4 },
  {
    what: 'login: what its thread works',
    of: 'loginWorkMs',
    network: 'here',
    unit: 'ms of a processor',
    atMost: 200,
    besideAtMost: 0.9,
  },
  {
    what: 'signed in: from Enter to rows',
    of: 'enteredMs',
    network: 'here',
    unit: 'ms',
    atMost: 450,
    besideAtMost: 0.9,
  },
  { what: 'list, nothing kept: rows', of: 'coldRowsMs', network: 'here', unit: 'ms', atMost: 450, besideAtMost: 0.9 },
  {
    what: 'list, nothing kept: what its thread works',
    of: 'coldWorkMs',
    network: 'here',
    unit: 'ms of a processor',
    atMost: 420,
    besideAtMost: 0.9,
  },
  { what: 'list, nothing kept: scripts', of: 'coldScriptsKb', network: 'here', unit: 'KB', atMost: 210 },
  { what: 'list, nothing kept: blocked', of: 'coldBlockedMs', network: 'here', unit: 'ms', atMost: 40 },
  { what: 'list, loaded again: rows', of: 'warmRowsMs', network: 'here', unit: 'ms', atMost: 400, besideAtMost: 0.9 },
  {
    what: 'list, loaded again: what its thread works',
    of: 'warmWorkMs',
    network: 'here',
    unit: 'ms of a processor',
    atMost: 380,
    besideAtMost: 0.9,
  },
  { what: 'list: next page', of: 'nextPageMs', network: 'here', unit: 'ms', atMost: 50 },
  {
    what: 'list: next page, what its thread works',
    of: 'nextPageWorkMs',
    network: 'here',
    unit: 'ms of a processor',
    atMost: 120,
  },
  { what: 'list: a filter is chosen', of: 'filteredMs', network: 'here', unit: 'ms', atMost: 250 },
  { what: 'list: a number is typed and found', of: 'searchedMs', network: 'here', unit: 'ms', atMost: 300 },
  { what: 'list: slowest answer to a press', of: 'pressMs', network: 'here', unit: 'ms', atMost: 60 },
  { what: 'list: elements', of: 'elements', network: 'here', unit: '', atMost: 800 },
  { what: 'list: what moved by itself', of: 'moved', network: 'here', unit: '', atMost: 0.001 },
  { what: 'heap after all that', of: 'heapMb', network: 'here', unit: 'MB', atMost: 10 },
  { what: 'login: its largest part is painted', of: 'loginPaintedMs', network: 'slow', unit: 'ms', atMost: 2_000 },
  { what: 'list, nothing kept: rows', of: 'coldRowsMs', network: 'slow', unit: 'ms', atMost: 3_600, besideAtMost: 0.8 },
  { what: 'list, loaded again: rows', of: 'warmRowsMs', network: 'slow', unit: 'ms', atMost: 1_900 },
];
