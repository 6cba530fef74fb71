/** How far a moon has waxed. */
export type Phase = 'new' | 'quarter' | 'half' | 'full';
