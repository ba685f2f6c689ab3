/** Two of them stand beside each other on a phone. The place is kept while the field is being fetched. */
export const dateFilterLook = { flex: '1 1 146px', minInlineSize: 146, maxInlineSize: 170, minBlockSize: 40 };
