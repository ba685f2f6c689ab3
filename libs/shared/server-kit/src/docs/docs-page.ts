import type { RegisteredEndpoint } from '../route/kit';
import { openapi, type Operation } from './openapi';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (words: string): string => words.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
section { border-top: 1px solid #8886; padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; } code { font-family: ui-monospace, monospace; }
pre { background: #8882; border-radius: 6px; overflow-x: auto; padding: .75rem; font-size: .85rem; }`;

/** A page for people who write against the API: the same facts as `openapi.json`, to be read. No script. */
export function docsPage(endpoints: readonly RegisteredEndpoint[], nonce: string): string {
  const { info, paths } = openapi(endpoints);
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Freightdesk API</title>
<style nonce="${nonce}">${style}</style></head>
<body><h1>Freightdesk API</h1><p>${text(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${sections.join('\n')}
</body></html>`;
}

function section(place: string, { operationId, summary, description, parameters, requestBody, responses }: Operation) {
  return `<section id="${text(operationId)}"><h2><code>${text(place)}</code></h2>
<p>${text(summary)} ${text(description)}</p>
${details('Parameters', parameters)}${details('Body', requestBody)}${details('Answers', responses)}</section>`;
}

const details = (title: string, value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : `<details><summary>${title}</summary><pre>${text(JSON.stringify(value, null, 2))}</pre></details>`;
