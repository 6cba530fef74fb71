/** How far a moon has waxed. */
export type MoonPhase = 'new' | 'quarter' | 'half' | 'full';
