/** Functions of the store that keep anew what is settled of each invoice, and how long it waited for it. Whoever allocates meanwhile waits. */
export const settledRebuilds: readonly string[] = ['rebuild_settled', 'rebuild_allocation_spans'];
