/** Where a script can be run in every new document: a context or a page of Chromium, or Firefox. */
export interface InitScripts<Argument> {
  addInitScript(script: (argument: Argument) => void, argument: Argument): Promise<unknown>;
}
