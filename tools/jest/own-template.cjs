/** The template that a run made of a project's tables becomes that of its specs; projects that need none have none. */
const templates = JSON.parse(process.env.FREIGHTDESK_TEST_TEMPLATES ?? '{}');
const { testPath } = expect.getState();
const own = Object.keys(templates).find((folder) => testPath.startsWith(folder));
if (own) process.env.FREIGHTDESK_TEST_TEMPLATE = templates[own];
