import type { Server } from 'node:https';

export function sendToHttps(server: Server): void;
