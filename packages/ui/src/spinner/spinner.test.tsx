import { describeComponent } from "../../test/describe-component.tsx";
import { Spinner } from "./spinner.tsx";

describeComponent("Spinner", <Spinner />, "spinner");
