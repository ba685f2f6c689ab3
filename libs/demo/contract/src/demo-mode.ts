/** How the server tells the page that it shows the sample company: a meta tag of index.html, so no call has to fail first. */
export const modeMeta = { name: 'freightdesk-mode', demo: 'demo' } as const;
