/** Functions of the store that keep anew what is settled of each invoice. Whoever allocates meanwhile waits. */
export const settledRebuilds: readonly string[] = ['rebuild_settled'];
