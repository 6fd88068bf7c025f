import { describeComponent } from "../../test/describe-component.tsx";
import { Ornament } from "./ornament.tsx";

describeComponent("Ornament", <Ornament />, "ornament", { motif: ["dot", "lotus"] });
