/** The MQTT client, as far as session.ts uses it; the package has no types of its own. */
declare module 'u8-mqtt/esm/web/basic-v4.js' {
  /** What it needs of a WebSocket that is open. */
  export interface Pipe {
    readonly readyState: 1;
    binaryType: string;
    send(packet: Uint8Array<ArrayBuffer>): void;
    onmessage?: (event: { readonly data: Uint8Array<ArrayBuffer> }) => void;
  }

  export interface Published {
    readonly topic: string;
    readonly payload: Uint8Array<ArrayBuffer>;
    readonly qos: 0 | 1 | 2;
  }

  interface Will {
    readonly topic: string;
    readonly payload: Uint8Array<ArrayBuffer>;
    readonly qos: 0;
  }

  export interface Connect {
    readonly client_id: string;
    readonly flags: { readonly clean_start: true };
    readonly keep_alive: number; // seconds
    readonly will?: Will;
  }

  /** What was answered; without it, why there is no answer. */
  type MqttAnswer<T> = readonly [T] | readonly [undefined, string];

  export interface Client {
    with_websock(pipe: Pipe): Client;
    /** Rejects if the broker refuses. */
    connect(of: Connect): Promise<unknown>;
    subscribe(of: {
      readonly topics: readonly string[];
      readonly qos: 0;
    }): Promise<MqttAnswer<{ readonly answers: readonly unknown[] }>>;
    ping(): Promise<unknown>;
    disconnect(): Promise<unknown>;
  }

  export interface MqttSettings {
    readonly keep_alive: 0; // no pings of its own
    readonly log_conn: () => void; // else it writes to the console
    readonly on_error: () => void; // the same
    readonly on_disconnect: () => void;
    readonly on_mqtt_type: { mqtt_publish(packet: Published): void };
  }

  export const mqtt_v4: (of: MqttSettings) => Client;
}
