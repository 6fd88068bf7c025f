import { performance as ofNode } from "node:perf_hooks";

// A realm has the `performance` of jsdom, which knows no marks; a process has Node's.
Object.assign(performance, {
  mark: ofNode.mark.bind(ofNode),
  measure: ofNode.measure.bind(ofNode),
  clearMarks: ofNode.clearMarks.bind(ofNode),
  getEntriesByType: ofNode.getEntriesByType.bind(ofNode),
  getEntriesByName: ofNode.getEntriesByName.bind(ofNode),
});
