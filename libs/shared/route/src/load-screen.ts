import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadChunk } from './load-chunk';
import type { ScreenPart } from './route';

/**
 * A screen for its route. What it shows is asked for as soon as its code is there, and before it and the frame around it are drawn: rows that have come
 * by then are in the first drawing. Nobody waits for them.
 */
export async function loadScreen(lazy: () => Promise<ScreenPart>, client: QueryClient | undefined) {
  const { Component, askAhead } = await loadChunk(lazy);
  if (!askAhead || !client) return { Component };
  return {
    Component,
    loader({ request }: LoaderFunctionArgs) {
      askAhead(client, new URL(request.url).searchParams);
      return null;
    },
    // What changes in the address of a page that is open, the page itself asks for.
    shouldRevalidate: () => false,
  };
}
