import type { Server } from 'node:http'

export function openStartingPage(host: string, port: number): Promise<Server>
