export declare function leftOut(...globs: string[]): string[];
