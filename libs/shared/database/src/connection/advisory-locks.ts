/**
 * What the servers of one store do one at a time, by the number of PostgreSQL's lock for it. All in one list: two purposes under
 * one number would wait for each other for no reason that anyone could find.
 */
export const advisoryLocks = {
  grants: 4_106_112_026,
  firstUser: 4_106_112_027,
  sealing: 4_106_112_028,
  backups: 4_106_112_029,
  openingSeries: 4_106_112_030,
  bringingIn: 4_106_112_031,
  /** With a second number, that of the shard; taken by the store itself (`free_shard()`). */
  shards: 410_611_203,
} as const;
