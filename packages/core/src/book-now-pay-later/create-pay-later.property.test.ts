import fc from "fast-check";
import { expect, test } from "vitest";
import { booking, fakeTime, openTab } from "../../test/fake-tabs.ts";
import { createStorage } from "../storage/index.ts";
import { PAY_LATER_LIFETIME } from "./index.ts";

const TABS = 3;
const tab = fc.nat({ max: TABS - 1 });
const span = fc.oneof(
  fc.constantFrom(0, 1, PAY_LATER_LIFETIME - 1, PAY_LATER_LIFETIME, PAY_LATER_LIFETIME + 1),
  fc.nat({ max: 2 * PAY_LATER_LIFETIME }),
);

const step = fc.oneof(
  fc.record({ kind: fc.constant("save" as const), tab }),
  fc.record({ kind: fc.constant("clear" as const), tab }),
  fc.record({ kind: fc.constant("reload" as const), tab }),
  fc.record({ kind: fc.constant("pass" as const), ms: span }),
);

/** A browser with several tabs; each is notified when another one stores something. */
function browser() {
  const time = fakeTime();
  const storage = createStorage(() => undefined);
  const tabs = Array.from({ length: TABS }, () => openTab(storage, time));
  const at = (place: number) => tabs[place] ?? expect.fail("no such tab");
  const notifyOthers = (place: number) => {
    for (const other of tabs) if (other !== at(place)) other.payLater.load();
  };
  return {
    ...{ time, storage, tabs, at },
    act(place: number, act: "save" | "clear", id = "") {
      const done = act === "save" ? at(place).payLater.save(booking(id)) : at(place).payLater.clear();
      notifyOthers(place);
      return done;
    },
    reload(place: number) {
      at(place).payLater.stop();
      tabs[place] = openTab(storage, time);
    },
  };
}

test("§4 for any sequence of saving, clearing, reloading and waiting in several tabs, one record lives ten minutes", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const real = browser();
      let reserved: { id: string; at: number } | undefined;
      let saves = 0;
      for (const each of steps) {
        if (each.kind === "pass") {
          real.time.pass(each.ms);
          if (reserved && real.time.now() - reserved.at >= PAY_LATER_LIFETIME) reserved = undefined;
        } else if (each.kind === "save") {
          const id = `rsv_${saves++}`;
          expect(real.act(each.tab, "save", id)).toBe(reserved === undefined);
          reserved ??= { id, at: real.time.now() };
        } else if (each.kind === "clear") {
          real.act(each.tab, "clear");
          reserved = undefined;
        } else {
          real.reload(each.tab);
        }
        for (const { payLater, received } of real.tabs) {
          const expected = reserved && { ...booking(reserved.id), timestamp: reserved.at };
          expect(payLater.current()).toEqual(expected);
          expect(payLater.isActive()).toBe(reserved !== undefined);
          expect(received.at(-1)).toEqual(expected);
        }
        expect(real.storage.keys()).toEqual(reserved ? ["book_now_pay_later"] : []);
      }
    }),
    { numRuns: 500 },
  );
});

const wildStep = fc.oneof(
  step,
  fc.record({ kind: fc.constant("jump" as const), ms: fc.integer({ min: -7_200_000, max: 7_200_000 }) }),
  fc.record({ kind: fc.constant("garbage" as const), text: fc.oneof(fc.string(), fc.json()) }),
);

test("§4 with any clock and any stored value, nothing is stored after ten minutes without changes", () => {
  fc.assert(
    fc.property(fc.array(wildStep, { maxLength: 30 }), tab, (steps, last) => {
      const real = browser();
      for (const each of steps) {
        if (each.kind === "pass") real.time.pass(each.ms);
        else if (each.kind === "jump") real.time.jump(each.ms);
        else if (each.kind === "garbage") real.storage.set("book_now_pay_later", each.text);
        else if (each.kind === "reload") real.reload(each.tab);
        else real.act(each.tab, each.kind, "rsv_1");
      }
      real.reload(last);
      for (const { payLater } of real.tabs) payLater.load();
      real.time.pass(PAY_LATER_LIFETIME);
      for (const { payLater, received } of real.tabs) {
        expect(payLater.isActive()).toBe(false);
        expect(received.at(-1)).toBeUndefined();
      }
      expect(real.storage.keys()).toEqual([]);
      expect(real.time.waiting()).toBe(0);
    }),
    { numRuns: 500 },
  );
});
