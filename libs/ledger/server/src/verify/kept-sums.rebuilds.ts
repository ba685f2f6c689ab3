/** Functions of the store that keep anew what postings add up to. Whoever posts meanwhile waits. */
export const postingRebuilds: readonly string[] = ['rebuild_posting_sums', 'rebuild_job_sums'];
